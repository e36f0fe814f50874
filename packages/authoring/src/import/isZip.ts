const ZIP = Buffer.from('PK\u0003\u0004')

/** By its first bytes: a package, or a workbook. */
export const isZip = (bytes: Uint8Array): boolean => ZIP.equals(bytes.subarray(0, ZIP.length))
