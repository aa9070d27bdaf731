/**
 * Finds a value in JSON whose keys the reader does not know: `source_id` is also found as `sourceId`.
 * `source/id` is the key `id` of the object `source`.
 */
export type Keys = Readonly<Record<string, unknown>>;

export function isKeys(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The value of the first name that is there, if it is not an object. */
export function pick(keys: Keys, names: readonly string[]): unknown {
  for (const name of names) {
    let value: unknown = keys;
    for (const step of name.split('/')) value = isKeys(value) ? valueOf(value, step) : undefined;
    if (value !== undefined && !isKeys(value)) return value;
  }
  return undefined;
}

export function pickKeys(keys: Keys, names: readonly string[]): Keys | undefined {
  return names.map((name) => valueOf(keys, name)).find(isKeys);
}

export function pickList(keys: Keys, names: readonly string[]): readonly unknown[] | undefined {
  const value = pick(keys, names);
  return Array.isArray(value) ? value : undefined;
}

export function pickText(keys: Keys, names: readonly string[]): string {
  return textOf(pick(keys, names));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A word of a list, however it is written: `Policy-blocked` is `policy_blocked`. */
export function token(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  const text = isKeys(value) ? pickText(value, ['code', 'reason', 'id', 'name']) : textOf(value);
  return text === '' ? [] : [text];
}

/** Every object in it, itself first. */
export function everyObject(value: unknown): Keys[] {
  if (Array.isArray(value)) return value.flatMap(everyObject);
  return isKeys(value) ? [value, ...Object.values(value).flatMap(everyObject)] : [];
}

export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function valueOf(keys: Keys, name: string): unknown {
  const wanted = plain(name);
  return Object.entries(keys).find(([key]) => plain(key) === wanted)?.[1];
}
