/** Makes the value of a key once, and again only if that has failed. */
export function makeOnce<Key, Value>(
  made: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  value.catch(() => made.delete(key));
  return value;
}
