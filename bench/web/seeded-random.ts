const WORDS =
  `the of and to a in is it you that he was for on are with as I his they be at one have this from or had by
hot but some what there we can out other were all your when up use word how said an each she which do their time if will
way about many then them would write like so these her long make thing see him two has look more day could go come did
sound no most number who over know water than call first people may down side been now find any new work part take get
place made live where after back little only round man year came show every good me give our under name café naïve
résumé über façade “quoted” — dash’s`.split(/\s+/);

/** A stream of pseudo-random values that is the same on every run (mulberry32). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** The next value, 0 up to but not 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 up to but not `below`. */
  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.int(16).toString(16)).join("");
  }

  words(count: number): string {
    return Array.from({ length: count }, () => WORDS[this.int(WORDS.length)] ?? "").join(" ");
  }
}
