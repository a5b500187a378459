// Where what is written about a platform disagrees, and which of it is followed here. Whoever tests one of these
// changes the platform's table too.
import type { PlatformName, Sourced } from "./platform";
import { assumed, documented, observed } from "./sourced";

export interface Dispute {
  readonly question: string;
  readonly followed: Sourced<string>;
  readonly others: readonly Sourced<string>[];
  /** Why that one, as a sentence. */
  readonly why: string;
}

export const DISPUTES: Readonly<Record<PlatformName, readonly Dispute[]>> = {
  google: [
    {
      question: "How much of a page is read",
      followed: observed("2 MB", "G10"),
      others: [documented("15 MB", "G11")],
      why: "It is the newer word of Google's.",
    },
    {
      question: "Width of the title on a desktop",
      followed: observed("580 px", "G14"),
      others: [observed("512 px, in 2014", "G13"), observed("600 px", "G15")],
      why: "Most of the newer measurements say so; 600 px is the most that anybody saw.",
    },
    {
      question: "Width of the description on a phone",
      followed: observed("680 px", "G15"),
      others: [observed("580 px", "G16")],
      why: "Neither is certain, so a description that only a phone cuts is no issue.",
    },
  ],
  x: [
    {
      question: "A page without twitter:card",
      followed: observed("a small card, where og:type, og:title and og:description are there", "X4"),
      others: [observed("no card at all", "X11")],
      why: "It is what X itself wrote.",
    },
    {
      question: "The description",
      followed: observed("shown on the small card, not on the large one", "X8"),
      others: [assumed("shown on both, as tools that imitate X draw it")],
      why: "The press and the tools of today show it like that.",
    },
  ],
  facebook: [
    {
      question: "How much of a page is read",
      followed: documented("1 MB", "F3"),
      others: [observed("60 KB", "F9")],
      why: "It is Meta's own figure; as Meta's sample asks for 512 KB only, tags beyond those are a tip.",
    },
    {
      question: "How long a card is kept",
      followed: documented("a day", "F6"),
      others: [observed("30 days", "F8")],
      why: "Both are Meta's words, of different years; the debugger has a page read anew in any case.",
    },
    {
      question: "Open Graph tags with name in place of property",
      followed: observed("ignored", "F10"),
      others: [observed("read all the same, in 2016", "F10c")],
      why: "The debugger's own warning says so, and many report it.",
    },
    {
      question: "Characters of a title that are shown",
      followed: observed("122", "C3"),
      others: [observed("88", "F16")],
      why: "It was tested, the other figure is a guide's.",
    },
  ],
  linkedin: [
    {
      question: "Least size of a picture",
      followed: observed("401 px wide for the wide card, 1200 × 627 px asked for", "L1"),
      others: [observed("401 px wide", "L2"), observed("200 × 200 px", "L10b")],
      why: "LinkedIn's help page gives both figures.",
    },
    {
      question: "The description",
      followed: observed("not shown in the feed", "L3"),
      others: [observed("shown in one line", "L2")],
      why: "Most guides say so; nobody is certain.",
    },
    {
      question: "A page without Open Graph tags",
      followed: observed("headed by its title tag", "L3"),
      others: [observed("a bare link", "L9"), observed("whatever can be found in the page", "L11")],
      why: "It stands between the other two.",
    },
  ],
  discord: [
    {
      question: "When the picture is large",
      followed: documented("by twitter:card, or with two pictures or more", "D1"),
      others: [
        observed("when the picture is more than 400 px wide", "D6b"),
        observed("by a wide shape or by the tags of its size", "D6"),
      ],
      why: "Discord documents it, and lately.",
    },
    {
      question: "Where title and description are cut",
      followed: documented("after 70 and 350 bytes", "D1"),
      others: [
        observed("after 256 and 350 characters", "D6c"),
        observed("after 256 and 2,048 characters", "D9"),
        observed("after 256 and 4,096 characters, which are the limits of embeds that bots send", "D8"),
      ],
      why: "Discord documents it, and an experiment agrees.",
    },
    {
      question: "AVIF and GIF pictures",
      followed: documented("taken, both of them", "D1"),
      others: [assumed("no AVIF, and of a GIF the first frame, as guides say")],
      why: "Discord's list of formats has both.",
    },
    {
      question: "How long a card is kept",
      followed: documented("about 30 minutes", "D1"),
      others: [observed("a day and more", "D10")],
      why: "Discord documents it.",
    },
    {
      question: "Whose oEmbed links are read",
      followed: documented("any page's", "D1"),
      others: [observed("those of chosen sites", "D6c")],
      why: "Discord documents it.",
    },
  ],
  whatsapp: [
    {
      question: "Heaviest picture",
      followed: documented("600 KB", "W1"),
      others: [observed("300 KB", "W6"), observed("300 KB", "W7"), observed("5 MB", "W11")],
      why: "It is WhatsApp's own figure; between 300 and 600 KB a tip says that losses were seen.",
    },
    {
      question: "Which of several og:image is shown",
      followed: assumed("the first", "C1"),
      others: [observed("the last", "W7")],
      why: "The protocol says the first, and only one guide says otherwise.",
    },
  ],
  slack: [
    {
      question: "How much of a page is read",
      followed: observed("32 KB", "S5"),
      others: [observed("10,000 characters", "S3")],
      why: "It was measured twice; the other figure is an old answer of the support, and a tip here.",
    },
  ],
  telegram: [
    {
      question: "Which picture comes first",
      followed: observed("that of twitter:image", "T6"),
      others: [observed("that of og:image", "T7")],
      why: "Two reports that know nothing of each other say so; it is not certain.",
    },
    {
      question: "How to have a page read anew",
      followed: observed("with @WebpageBot", "T9"),
      others: [observed("there is no way", "T7b")],
      why: "Many have used it.",
    },
    {
      question: "A page without og:title",
      followed: observed("headed by its title tag", "T4"),
      others: [observed("gets no card", "T7")],
      why: "Programs that show Telegram's answers have such cards.",
    },
    {
      question: "Pages without https",
      followed: assumed("read like all others"),
      others: [observed("not read", "T7b")],
      why: "One guide says so and nobody else.",
    },
  ],
};
