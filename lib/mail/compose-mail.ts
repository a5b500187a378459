import type { Mail } from "./mail";

/** What a mail says. Everything in it is plain text, so it may come from anyone. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** Said before the button. */
  readonly lead: string;
  readonly action: { readonly label: string; readonly url: string };
  /** Said after it. */
  readonly notes: readonly string[];
}

/** A mail as text and as HTML, for people and programs of either taste. */
export function composeMail(to: string, content: MailContent): Mail {
  return { to, subject: oneLine(content.subject), text: mailText(content), html: mailHtml(content) };
}

function mailText({ heading, lead, action, notes }: MailContent): string {
  const parts = [heading, lead, `${action.label}:\n${action.url}`, ...notes, "--\nHeadlight"];
  return `${parts.join("\n\n")}\n`;
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

// Mail programs read little of CSS: tables carry the layout and style attributes the light colours. Those that know
// dark colours take them from the style element, which has to outweigh the attributes.
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DARK = `
    @media (prefers-color-scheme: dark) {
      .canvas { background: #101214 !important; }
      .card { background: #17191d !important; border-color: #2a2e34 !important; }
      .ink { color: #f1f2f4 !important; }
      .muted { color: #a8afb8 !important; }
      .link { color: #8fb4ff !important; }
      .rule { border-color: #2a2e34 !important; }
      .button { background: #f1f2f4 !important; }
      .label { color: #101214 !important; }
    }`;

/** The HTML of a mail. It fetches nothing, so nobody learns that it was opened. */
function mailHtml(content: MailContent): string {
  const { subject, heading, lead, action, notes } = content;
  const url = toHtml(action.url);
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${toHtml(subject)}</title>
  <style>
    :root { color-scheme: light dark; supported-color-schemes: light dark; }${DARK}
  </style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#fafaf9;">
<div style="display:none;max-height:0;overflow:hidden;">${toHtml(lead)}</div>
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fafaf9;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;font-family:${FONT};">
${brandRow()}
<tr><td class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #e4e4e1;border-radius:16px;">
  <h1 class="ink" style="margin:0;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.02em;color:#15181c;">${toHtml(heading)}</h1>
  ${paragraph(lead, "margin:12px 0 0;")}
  <table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;"><tr>
    <td class="button" style="background:#15181c;border-radius:12px;"><a class="label" href="${url}" style="display:inline-block;padding:12px 24px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;">${toHtml(action.label)}</a></td>
  </tr></table>
  ${notes.map((note) => paragraph(note, "margin:0 0 12px;")).join("\n  ")}
  <p class="muted rule" style="margin:20px 0 0;padding-top:16px;border-top:1px solid #e4e4e1;font-size:13px;line-height:20px;color:#555b63;">If the button doesn't work, open this link:<br><a class="link" href="${url}" style="color:#1d4fd7;word-break:break-all;">${url}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The name with a lamp of two coloured cells: an image would have to be fetched. */
function brandRow(): string {
  return `<tr><td style="padding:0 4px 20px;">
  <table role="presentation" cellpadding="0" cellspacing="0"><tr>
    <td style="width:14px;height:18px;background:#15181c;border-radius:9px 2px 2px 9px;border:1px solid #555b63;"></td>
    <td style="width:10px;padding-left:4px;"><div style="height:3px;background:#ffb020;border-radius:2px;"></div><div style="height:3px;margin-top:4px;background:#ffb020;border-radius:2px;"></div></td>
    <td class="ink" style="padding-left:10px;font-size:17px;line-height:20px;font-weight:600;letter-spacing:-0.01em;color:#15181c;">Headlight</td>
  </tr></table>
</td></tr>`;
}

function paragraph(text: string, style: string): string {
  return `<p class="muted" style="${style}font-size:15px;line-height:24px;color:#555b63;">${toHtml(text)}</p>`;
}

function toHtml(text: string): string {
  const codes: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (char) => codes[char] ?? char);
}
