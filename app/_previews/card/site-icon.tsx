import { Globe } from "lucide-react";
import { CardImage } from "./card-image";
import { ImageFallback } from "./image-fallback";

/** The page's icon, or a globe when it has none that loads. */
export function SiteIcon({ url }: { readonly url: string | null }) {
  const globe = <Globe className="pv-icon pv-site-icon" strokeWidth={1.75} />;
  if (url === null) return globe;
  return (
    <ImageFallback key={url} kind="icon" fallback={globe}>
      <CardImage src={url} kind="icon" className="pv-site-icon" />
    </ImageFallback>
  );
}
