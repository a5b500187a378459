import { PrismaPg } from "@prisma/adapter-pg";
import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/** PostgreSQL's one-byte "char", which its own tables use and Prisma's adapter refuses; and text. */
const CHAR_OID = 18;
const TEXT_OID = 25;

interface Field {
  readonly name: string;
  dataTypeID: number;
}

/**
 * Connections for the schema engine: one database, and another to try migrations in. The adapter's own way to the latter
 * would connect to the former where a connection string names it.
 */
export function schemaAdapter(
  database: pg.PoolConfig,
  shadow: pg.PoolConfig,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: "postgres",
    adapterName: "schema-adapter",
    connect: () => adapterOn(database),
    connectToShadowDb: () => adapterOn(shadow),
  };
}

async function adapterOn(config: pg.PoolConfig): Promise<SqlDriverAdapter> {
  const pool = new pg.Pool(config);
  pool.on("error", () => undefined);
  const characters = readCharactersAsText(pool);
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  // The engine insists on the type that the adapter does not know.
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const columnTypes = result.columnTypes.map((type, index) =>
      characters.has(result.columnNames[index] ?? "") ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };
  // The adapter cuts a script at every semicolon, those within strings and functions too.
  adapter.executeScript = async (script) => {
    await pool.query(script);
  };
  return adapter;
}

/** The names of the columns that came as "char", filled as they come. */
function readCharactersAsText(pool: pg.Pool): ReadonlySet<string> {
  const names = new Set<string>();
  pool.on("connect", (client) => {
    const connection: NodeJS.EventEmitter = Reflect.get(client, "connection");
    connection.on("rowDescription", ({ fields }: { fields: Field[] }) => {
      for (const field of fields.filter(({ dataTypeID }) => dataTypeID === CHAR_OID)) {
        names.add(field.name);
        field.dataTypeID = TEXT_OID;
      }
    });
  });
  return names;
}
