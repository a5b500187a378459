/** The cookie in which a page of ours names the check that it asks for, so that it can call that check off. */
export const AWAITED_COOKIE = "headlight.check";
