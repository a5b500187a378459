import { describe, expect, test } from "vitest";
import { fieldRows } from "./field-table";
import { type Schema, typeParts } from "./schema";

const NULLABLE: Schema = { type: ["string", "null"] };
const ICON: Schema = { $ref: "#/components/schemas/Icon" };

describe("typeParts", () => {
  test.each<[Schema, ReturnType<typeof typeParts>]>([
    [NULLABLE, ["string or null"]],
    [{ anyOf: [ICON, { type: "null" }] }, [{ object: "Icon" }, " or ", "null"]],
    [{ type: "array", items: ICON }, ["array of ", { object: "Icon" }]],
    [{ type: "array", items: { type: "object", properties: {} } }, ["array of ", "objects"]],
    [{ type: "object", additionalProperties: { type: "string" } }, ["object of ", "strings"]],
    [{ type: "object", additionalProperties: NULLABLE }, ["object of ", "string or null"]],
    [{ type: "object", properties: { x: ICON, y: ICON } }, ["object of ", { object: "Icon" }]],
    [{ type: "boolean", const: true }, ["only ", "true"]],
    [{}, ["any"]],
  ])("the type of %j is put into words", (schema, parts) => {
    expect(typeParts(schema)).toEqual(parts);
  });
});

describe("fieldRows", () => {
  const rows = fieldRows({
    type: "object",
    required: ["score", "tags"],
    properties: {
      score: { type: "integer", minimum: 0, maximum: 100, description: "Points." },
      tags: { type: "array", items: { type: "object", properties: { key: { type: "string" } } } },
      robots: { type: "object", properties: { index: { type: "boolean" } } },
      previews: { type: "object", description: "Each.", properties: { x: ICON, google: ICON } },
    },
  });

  test("fields of anonymous objects are listed by path, those of shared ones are not", () => {
    expect(rows.map(({ path }) => path)).toEqual([
      "score",
      "tags",
      "tags[].key",
      "robots",
      "robots.index",
      "previews",
    ]);
  });

  test("required fields and allowed values are marked", () => {
    expect(rows[0]).toMatchObject({ required: true, constraint: "0 to 100", description: "Points." });
    expect(rows[3]).toMatchObject({ required: false });
    expect(rows[5]?.description).toBe("Each. By name: x, google.");
  });
});
