/** One message to one person. */
export interface Mail {
  /** A plain email address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail as a driver gets it: an id that stays the same when it is sent a second time, and who it is from. */
export interface Envelope extends Mail {
  readonly id: string;
  /** `Name <address>` or an address. */
  readonly from: string;
}

/**
 * What came of handing a mail over. The reason is a code or a status, never what the other side said, which may repeat
 * the mail and the secrets in it; `passing` says whether sending it again a little later may go well.
 */
export type Delivery =
  | { readonly sent: true }
  | { readonly sent: false; readonly reason: string; readonly passing: boolean };

/** A driver that sends mail. */
export interface MailDriver {
  readonly name: "resend" | "smtp" | "console";
  /** Hands the mail over for good. Never throws. */
  deliver(mail: Envelope): Promise<Delivery>;
}

/** What every mail of ours says beside its content: a machine wrote it, so no machine should reply. */
export const MAIL_HEADERS: Readonly<Record<string, string>> = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "All",
};
