/** The cookie of a signed-in browser, as next-auth names one that is always `Secure`. */
export const SESSION_COOKIE = "__Secure-authjs.session-token";
