import { describe, expect, test, vi } from "vitest";
import { AppError } from "./errors";

describe("AppError", () => {
  test("an error of another copy of the module is still an AppError", async () => {
    vi.resetModules();
    const copy = await import("./errors");
    const error: unknown = new copy.AppError("timeout");
    expect(copy.AppError).not.toBe(AppError);
    expect(error).toBeInstanceOf(AppError);
  });

  test("other errors are not", () => {
    expect(new Error("x")).not.toBeInstanceOf(AppError);
    expect({ name: "AppError", code: "timeout" }).not.toBeInstanceOf(AppError);
    expect(null).not.toBeInstanceOf(AppError);
  });
});
