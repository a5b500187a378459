import { Button } from "../_components/ui/button";
import { TextField } from "../_components/ui/text-field";
import { SIGN_IN } from "./sign-in-texts.data";

interface SignInFormProps {
  /** The page to come back to. */
  readonly next: string | null;
  /** Nothing above the form has to be read first. */
  readonly autoFocus: boolean;
}

/** Asks for a link; the browser sends it by itself. */
export function SignInForm({ next, autoFocus }: SignInFormProps) {
  return (
    <form action="/auth/login" method="post" className="mt-6">
      <TextField
        label={SIGN_IN.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        placeholder={SIGN_IN.placeholder}
        maxLength={254}
        required
        autoFocus={autoFocus}
      />
      {next !== null && <input type="hidden" name="next" value={next} />}
      <Button type="submit" tone="strong" size="large" className="mt-2 w-full">
        {SIGN_IN.submit}
      </Button>
    </form>
  );
}
