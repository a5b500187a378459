/** What of the network this process holds, as Node names it: connections, look-ups of names, compressed streams. */
export function openNetwork(): readonly string[] {
  return process.getActiveResourcesInfo().filter((name) => /TCP|TLS|UDP|DNS|QUERY|ADDRINFO|ZLIB/i.test(name));
}
