const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1', '[::1]']

/** Whether a host, alone or of an address, is this machine: what goes there needs no encryption. */
export const isLoopback = ({ hostname }: Pick<URL, 'hostname'>): boolean => LOOPBACK.includes(hostname)
