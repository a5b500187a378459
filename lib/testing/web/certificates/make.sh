#!/usr/bin/env bash
# Makes the certificates of the tests anew, with one key for all. Nobody trusts them but a test that is handed authority.pem.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out key.pem

# A certificate of an authority: file, name.
authority() {
  openssl req -new -x509 -key key.pem -subj "/CN=$2" -days 36500 -out "$1.pem" -addext basicConstraints=critical,CA:TRUE
}

# A certificate for a name: file, alternative names, the authority's file or "itself", and from when to when it holds.
certificate() {
  local by=(-cert "$3.pem" -keyfile key.pem)
  [ "$3" = itself ] && by=(-selfsign -keyfile key.pem)
  openssl req -new -key key.pem -subj "/CN=$1" -out "$work/request"
  : >"$work/index"
  printf '[ca]\ndefault_ca=a\n[a]\ndatabase=%s\nnew_certs_dir=%s\ndefault_md=sha256\nrand_serial=yes\npolicy=p\n[p]\ncommonName=supplied\n' \
    "$work/index" "$work" >"$work/config"
  printf 'subjectAltName=%s\n' "$2" >"$work/extensions"
  openssl ca -batch -notext -config "$work/config" "${by[@]}" -in "$work/request" -out "$1.pem" \
    -extfile "$work/extensions" -startdate "${4:-20200101000000Z}" -enddate "${5:-21200101000000Z}"
}

authority authority "Fake Web Authority"
authority "$work/unknown" Nobody
certificate agent DNS:agent.example authority
certificate loopback IP:127.0.0.1,DNS:localhost authority
certificate loopback-self-signed IP:127.0.0.1 itself
certificate shop DNS:shop.example authority
certificate shop-expired DNS:shop.example authority 20200101000000Z 20210101000000Z
certificate shop-future DNS:shop.example authority 20900101000000Z 20910101000000Z
certificate shop-self-signed DNS:shop.example itself
certificate shop-unknown DNS:shop.example "$work/unknown"
certificate other DNS:other.example authority
