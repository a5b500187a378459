#!/usr/bin/env bash
# Makes the images of the sample pages again, except for drawing.svg. Debian's package for it is imagemagick.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A garden wall before hills at sunrise, of 1200 × 1200 pixels.
convert -size 72x72 'canvas:#804432' -fill '#9e5840' \
  -draw 'rectangle 0,0 67,31 rectangle 0,36 31,67 rectangle 36,36 71,67' "$work/bricks.png"
convert -size 1200x820 'gradient:#264678-#f4be8c' -background '#345848' -extent 1200x1200 \
  \( -size 760x760 'radial-gradient:#ffeec8a0-#ffeec800' \) -gravity center -composite -gravity none \
  -fill '#ffeec8' -draw 'circle 600,600 600,499' \
  -fill '#708096' -draw "path 'M 0,668 C 180,720 420,740 640,670 S 960,650 1200,610 V 840 H 0 Z'" \
  -fill '#54706e' -draw "path 'M 0,745 C 160,720 220,650 400,680 S 760,790 940,760 S 1100,700 1200,690 V 840 H 0 Z'" \
  -fill '#345848' -draw "path 'M 0,735 C 160,690 260,800 420,792 S 640,700 800,730 S 1060,800 1200,775 V 840 H 0 Z'" \
  -tile "$work/bricks.png" -draw 'rectangle 0,820 1200,1200' \
  -depth 8 -strip "PNG24:$work/garden.png"

# The sun marks the center and a frame the edge, so that a crop can be told from the whole image.
framed=(-bordercolor white -quality 85 -strip)
convert "$work/garden.png" -gravity center -crop 1184x614+0+0 +repage "${framed[@]}" -border 8 wide.jpg
convert "$work/garden.png" -gravity center -crop 780x1180+0+0 +repage "${framed[@]}" -border 10 portrait.jpg
convert "$work/garden.png" -resize 234x234 "${framed[@]}" -border 3 PNG24:square.png
convert "$work/garden.png" -resize 60x60 "${framed[@]}" -border 2 PNG24:icon.png

# Four flat quarters take the place of each in e2e/references: the same pixels on every machine.
for image in wide:1200x630 portrait:800x1200 square:240x240 icon:64x64; do
  printf 'P3 2 2 255  52 88 95  255 176 32  190 70 60  240 238 226\n' |
    convert ppm:- -sample "${image#*:}!" -strip "quarters/${image%:*}.png"
done
