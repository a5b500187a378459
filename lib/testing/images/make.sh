#!/usr/bin/env bash
# Makes the images of the tests again: one color, and 1200 × 630 pixels unless said otherwise. Debian's packages for it are
# imagemagick, webp, libavif-bin, libheif-examples, libimage-exiftool-perl, icoutils and potrace.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A png: file, size, color.
canvas() {
  convert -size "$2" "canvas:$3" -depth 8 -strip "$1"
}

canvas PNG24:wide.png 1200x630 '#34585f'
canvas "PNG32:$work/clear.png" 1200x630 '#34585f80'
canvas "PNG24:$work/square.png" 320x320 '#ffeec8'
for side in 16 32 256; do canvas "PNG24:$work/$side.png" "${side}x$side" '#34585f'; done

convert wide.png -strip wide.jpg
convert wide.png -strip wide.gif
convert wide.png -type Palette -compress RLE BMP3:wide.bmp
convert wide.png -strip -type Bilevel -compress Group4 wide.tiff
convert wide.png pbm:- | potrace --svg --width 900pt --height 472.5pt --output wide.svg

cwebp -quiet wide.png -o lossy.webp
cwebp -quiet -lossless wide.png -o lossless.webp
cwebp -quiet "$work/clear.png" -o extended.webp

# 256 pixels are a png inside the file, and 0 in its list.
icotool --create --output=icons.ico "$work/16.png" --raw="$work/256.png" "$work/32.png"
icotool --create --cursor --output=cursor.cur "$work/32.png"

# Photos as cameras write them, with a thumbnail that has a size of its own.
convert wide.png -colorspace gray -strip "$work/gray.jpg"
convert "$work/gray.jpg" -resize 160x84 -strip "$work/thumbnail.jpg"
for orientation in 1 3 5 6 8; do
  rm -f "orientation-$orientation.jpg"
  exiftool -quiet -n -Orientation="$orientation" "-ThumbnailImage<=$work/thumbnail.jpg" \
    -out "orientation-$orientation.jpg" "$work/gray.jpg"
done

# Quietly, unless it fails.
avif() {
  avifenc --jobs 1 "$@" >"$work/log" || { cat "$work/log" >&2; return 1; }
}

avif wide.png wide.avif
avif --irot 1 wide.png turned.avif
avif --grid 2x1 wide.png tiles.avif
avif wide.png wide.png sequence.avif
# Its transparency is a second item, which has no crop.
avif --crop 100,64,1000,500 "$work/clear.png" cropped.avif
# Only the first brand: some encoders name the container there.
perl -0777 -pe 's/ftypavif/ftypmif1/' wide.avif >mif1.avif

heif-enc wide.png -o wide.heic
heif-enc --thumb 320 wide.png -o thumbnail.heic
# heif-enc makes the first image the primary item.
heif-enc "$work/square.png" wide.png -o "$work/two.heic"
perl -0777 -pe 's/(pitm\0{5})\x01/$1\x02/' "$work/two.heic" >second.heic
# Phones turn their photos by a property that this heif-enc never writes. It takes the place of the bits per channel.
perl -0777 -pe 's/pixi\0{4}/irot\x01\0\0\0/' wide.heic >turned.heic
