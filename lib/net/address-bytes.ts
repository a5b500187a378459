/** The 4 or 16 bytes of an address that `isIP` has accepted; a zone is left out. */
export function addressBytes(ip: string): readonly number[] {
  if (!ip.includes(":")) return ip.split(".").map(Number);
  const [address = ""] = ip.split("%");
  const [head = "", tail] = address.split("::");
  const left = groupBytes(head);
  if (tail === undefined) return left;
  const right = groupBytes(tail);
  return [...left, ...Array<number>(16 - left.length - right.length).fill(0), ...right];
}

function groupBytes(groups: string): readonly number[] {
  if (groups === "") return [];
  return groups.split(":").flatMap((group) => {
    if (group.includes(".")) return group.split(".").map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}
