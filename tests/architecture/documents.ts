import path from 'node:path'
import type { Files } from './sources.ts'

/** A document without its blocks of code. */
const proseOf = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')

/** The id that GitHub gives a heading. */
function anchorOf(heading: string): string {
  const words = heading.replaceAll(/\[(?<text>[^\]]*)\]\([^)]*\)/g, '$<text>').toLowerCase()
  return words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-')
}

/** The ids of all headings; a repeated one gets a number, as on GitHub. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const { groups } of proseOf(text).matchAll(/^#{1,6} (?<heading>.+?) *$/gm)) {
    const anchor = anchorOf(groups?.['heading'] ?? '')
    let id = anchor
    for (let again = 1; anchors.has(id); again += 1) id = `${anchor}-${again}`
    anchors.add(id)
  }
  return anchors
}

/** The link targets of a document within the project: of `![…](…)`, `[…](…)` and `[…]: …`. */
export function linksOf(text: string): string[] {
  const prose = proseOf(text).replaceAll(/`[^`\n]*`/g, '')
  const inline = prose.matchAll(/\]\((?<target>[^)\s]+)\)/g)
  const referenced = prose.matchAll(/^\[[^\]]+\]: +(?<target>\S+)/gm)
  const targets = [...inline, ...referenced].map((match) => match.groups?.['target'] ?? '')
  return targets.filter((target) => !/^[a-z]+:/i.test(target))
}

/** Links of a document to a missing file or a missing heading. */
export function brokenLinks(file: string, documents: Files, exists: (file: string) => boolean): string[] {
  return linksOf(documents.get(file) ?? '').filter((link) => {
    const [target = '', anchor] = link.split('#')
    const found = target === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(target))
    if (!exists(found)) return true
    const text = documents.get(found)
    return anchor !== undefined && (text === undefined || !anchorsOf(text).has(anchor))
  })
}

/** Scripts that a document names and package.json does not have. */
export function unknownScripts(text: string, scripts: Readonly<Record<string, string>>): string[] {
  const named = [...text.matchAll(/\bnpm run (?:--?[a-z]+ )*(?<script>[a-z][a-z:-]*)/g)]
  const names = named.map((match) => match.groups?.['script'] ?? '')
  return names.filter((name) => !Object.hasOwn(scripts, name))
}

/** Stages of `npm test -- STAGE` that the runner does not have. */
export function unknownStages(text: string, stages: readonly string[]): string[] {
  const named = [...text.matchAll(/\bnpm test -- (?<stage>[a-z][a-z0-9-]*)/g)].map(
    (match) => match.groups?.['stage'] ?? '',
  )
  return named.filter((stage) => !stages.includes(stage))
}

/** Test files that a command names and that do not exist: `npx vitest run … FILE`. */
export function unknownTestFiles(text: string, exists: (file: string) => boolean): string[] {
  const commands = [...text.matchAll(/\bnpx vitest (?<rest>[^`\n]+)/g)].map((match) => match.groups?.['rest'] ?? '')
  const files = commands.flatMap((rest) => rest.split(/\s+/).filter((word) => /^[a-z-]+\/[\w./-]+$/.test(word)))
  return files.filter((file) => !exists(file))
}
