const TRACKING =
  /^(?:utm_\w*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_ga|_gl|mkt_tok|ref_src|s_cid)$/i;

/** Whether a parameter of that name says where a visitor came from, not what the page is. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}
