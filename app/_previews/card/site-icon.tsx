import { Globe } from "lucide-react";
import { Picture } from "./card-image";
import { ImageGate } from "./image-fallback";

/** The page's icon, or a globe when it has none that loads. */
export function SiteIcon({ url }: { readonly url: string | null }) {
  const globe = <Globe className="pv-icon pv-site-icon" strokeWidth={1.75} />;
  if (url === null) return globe;
  return (
    <ImageGate key={url} kind="icon" fallback={globe}>
      <Picture src={url} kind="icon" className="pv-site-icon" />
    </ImageGate>
  );
}
