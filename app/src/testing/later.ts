/** A reply that arrives when the test lets it. */
export function later<T = object>(): { reply: Promise<T>; arrive(value: T): void } {
  let arrive: (value: T) => void = () => {}
  const reply = new Promise<T>((resolve) => {
    arrive = resolve
  })
  return { reply, arrive }
}
