/**
 * How a program of PostgreSQL that runs in the data directory is told of it. Through this link it reaches a directory
 * below one that its user cannot enter, such as /root: a process keeps its working directory when it gives up rights.
 */
export function dataDirectory(path: string, platform = process.platform): string {
  return platform === "linux" ? "/proc/self/cwd" : path;
}
