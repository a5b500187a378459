export const LANDING = {
  heading: "See how your link looks before you share it",
  lead: "Paste an address: eight previews, a score and every fix. Free, no account.",
  points: [
    {
      title: "Eight previews at once",
      text: "Google, X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram, each drawn by its own rules: which tag it reads, how it crops, where it cuts.",
    },
    {
      title: "A score that means something",
      text: "Points are lost by what a reader loses, not by counting tags. A dead image weighs more than five missing extras.",
    },
    {
      title: "Fixes you can paste",
      text: "Code built from your page’s own values, for plain HTML and Laravel, and a prompt that lets your coding assistant mend the rest.",
    },
  ],
} as const;
export const FORM = {
  label: "Address of the page to check",
  placeholder: "example.com/page",
  submit: "Check",
  examples: "Try",
  recent: "Recent on this device",
  pasted: "Check HTML that is not online",
  forget: "Forget",
  forgetLabel: "Forget the recent checks on this device",
} as const;
/** Pages to try, from bare to well kept. */
export const EXAMPLES = ["example.com", "ogp.me", "github.com"] as const;
export const PROGRESS = {
  heading: "Checking",
  cancel: "Cancel",
  cancelled: "Check cancelled.",
  seconds: "s",
  steps: { fetching: "Fetch the page", reading: "Read it", measuring: "Measure its images" },
  starting: "The check begins.",
  /** While the site has not answered, by the seconds that have passed. */
  fetching: [
    { afterS: 0, text: "The site was asked and has not answered yet." },
    { afterS: 3, text: "The site is slow to answer. Some link readers give up about now." },
    { afterS: 8, text: "Still no answer. A page has 15 seconds in all." },
  ],
  reading: "The site answers; its page is read as it arrives.",
  measuring: (measured: number, images: number) =>
    images === 0
      ? "Looking at what the page points to."
      : `${measured} of ${images} ${images === 1 ? "image" : "images"} measured.`,
} as const;
