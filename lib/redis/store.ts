/** What instances share for a time: bytes by key. Every method rejects when the server is away. */
export interface Store {
  /** The bytes of that key; null when there are none. */
  get(key: string): Promise<Buffer | null>;
  /** Stores bytes for `ttlMs`, in place of what was there. */
  set(key: string, bytes: Buffer, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Writes the owner's name for `ttlMs` unless another one is there; says whether it is the owner's now. */
  claim(key: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Takes the owner's name away; another one's stays. */
  release(key: string, owner: string): Promise<void>;
}

/** Deletes a key while it holds this value; Redis runs it as one step. */
export const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;
