import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentPack } from '@wordstride/content'
import { mediaFile, pictureUrl } from '../build/media'

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
}

const readIcons = (): IconSet =>
  JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')), 'utf8'),
  )

const PICTURE = /\/media\/emoji\/([a-z0-9-]+)\.svg/g

/** Names of the pictures that the pack shows, in fields of their own or in Markdown. */
const picturesOf = (pack: ContentPack): string[] =>
  [...new Set([...JSON.stringify(pack).matchAll(PICTURE)].map((match) => match[1] ?? ''))].sort()

export const pictureFolder = (): string => dirname(mediaFile(pictureUrl('any')))

/** Removes the pictures that the pack no longer shows from their folder. */
export function removeOldPictures(pack: ContentPack, folder: string): void {
  const names = picturesOf(pack)
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    if (!names.includes(basename(file, '.svg'))) rmSync(join(folder, file))
}

/**
 * Copies the pictures that the pack shows from the icon package into a folder. Gives the names that are no
 * Fluent emoji.
 */
export function copyPictures(pack: ContentPack, folder: string): { copied: number; unknown: string[] } {
  const icons = readIcons()
  const names = picturesOf(pack)
  mkdirSync(folder, { recursive: true })
  const unknown: string[] = []
  for (const name of names) {
    const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? '']
    if (!icon) {
      unknown.push(name)
      continue
    }
    const box = `0 0 ${icon.width ?? icons.width} ${icon.height ?? icons.height}`
    writeFileSync(
      join(folder, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>\n`,
    )
  }
  return { copied: names.length - unknown.length, unknown }
}
