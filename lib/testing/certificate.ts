import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { isIP } from "node:net";
import { type Der, der, explicit, oid, text, time } from "./der";

/** A certificate and its key, both PEM. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
}

export interface CertificateOptions {
  /** DNS names and IPv4 addresses it is for. */
  readonly names: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
}

export interface Authority {
  /** What a client must trust to accept what this authority issues. */
  readonly cert: string;
  issue(options: CertificateOptions): Identity;
}

interface Signer {
  readonly name: string;
  readonly key: KeyObject;
}

const YEAR_MS = 365 * 86_400_000;
const ECDSA_WITH_SHA256 = der.sequence(oid("1.2.840.10045.4.3.2"));

/** A certificate authority of its own, made on the spot: it is trusted only where its `cert` is handed in. */
export function createAuthority(name = "Fake Web Authority"): Authority {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signer = { name, key: privateKey };
  return {
    cert: certify(signer, { subject: name, publicKey, extensions: [isAuthority()] }, {}),
    issue(options) {
      const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const subject = {
        subject: options.names[0] ?? "nobody",
        publicKey: pair.publicKey,
        extensions: [isFor(options.names)],
      };
      return { cert: certify(signer, subject, options), key: toPem(pair.privateKey) };
    },
  };
}

/** A certificate that vouches for itself. */
export function selfSigned(options: CertificateOptions): Identity {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = options.names[0] ?? "nobody";
  const subject = { subject: name, publicKey, extensions: [isFor(options.names)] };
  return { cert: certify({ name, key: privateKey }, subject, options), key: toPem(privateKey) };
}

interface Subject {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly extensions: readonly Der[];
}

/** RFC 5280, section 4.1. */
function certify(
  signer: Signer,
  { subject, publicKey, extensions }: Subject,
  options: Partial<CertificateOptions>,
): string {
  const spki = publicKey.export({ type: "spki", format: "der" });
  const body = der.sequence(
    explicit(0, der.integer(2)),
    der.integer(createHash("sha256").update(spki).digest().readUIntBE(0, 5)),
    ECDSA_WITH_SHA256,
    distinguishedName(signer.name),
    der.sequence(
      time(options.from ?? new Date(Date.now() - YEAR_MS)),
      time(options.until ?? new Date(Date.now() + YEAR_MS)),
    ),
    distinguishedName(subject),
    spki,
    explicit(3, der.sequence(...extensions)),
  );
  const certificate = der.sequence(body, ECDSA_WITH_SHA256, der.bits(sign("sha256", body, signer.key)));
  const base64 = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}

function distinguishedName(name: string): Der {
  return der.sequence(der.set(der.sequence(oid("2.5.4.3"), text(name))));
}

function isAuthority(): Der {
  return der.sequence(oid("2.5.29.19"), der.boolean(true), der.octets(der.sequence(der.boolean(true))));
}

/** The subject alternative names. */
function isFor(names: readonly string[]): Der {
  const entries = names.map((name) =>
    isIP(name) === 4
      ? der.tagged(0x87, Buffer.from(name.split(".").map(Number)))
      : der.tagged(0x82, Buffer.from(name)),
  );
  return der.sequence(oid("2.5.29.17"), der.octets(der.sequence(...entries)));
}

function toPem(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}
