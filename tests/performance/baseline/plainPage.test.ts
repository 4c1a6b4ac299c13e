import { expect, it } from 'vitest'
import { plainPage } from './plainPage.ts'

it('plainPage keeps the markup, style sheet and picture of a page, and removes scripts and their hints', () => {
  const links = {
    kept: `
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" as="image" href="/pictures/header.avif" />
    <style>body { margin: 0 }</style>`,
    left: `
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="preload" href="/config.json" as="fetch" crossorigin />
    <link rel="manifest" href="/manifest.webmanifest">
    <script type="module" async>start()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>`,
  }
  const body = '\n  <body><img src="/pictures/header.avif" /><main>…</main></body>'
  expect(plainPage(`<head>${links.left}${links.kept}</head>${body}`)).toBe(`<head>${links.kept}</head>${body}`)
})
