import { CodeFigure } from "../code-figure";
import { CodeTabs } from "../code-tabs";
import { API } from "../texts.data";
import { scriptExamples } from "./examples";
import { ScriptBlock } from "./script-block";

/** A first request in four languages. */
export function ApiStart({ baseUrl }: { readonly baseUrl: string }) {
  const tabs = scriptExamples(baseUrl).map(({ name, language, code }) => ({
    name,
    panel: (
      <CodeFigure caption={null} code={code} copyWhat={API.copyExample(name)}>
        <ScriptBlock code={code} language={language} />
      </CodeFigure>
    ),
  }));
  return <CodeTabs id="start-language" legend={API.languages} tabs={tabs} />;
}
