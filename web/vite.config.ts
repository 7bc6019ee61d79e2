/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues.ts'
import { shell } from './shell.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The server that `vite` passes requests on to, while the page is being worked on.
const backend = process.env.QUEBEC_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './',
  plugins: [svelte(), catalogues(), shell(here('./'))],
  // The catalogues of texts are those of the Python package.
  server: {
    proxy: { '/api': { target: backend, ws: true, headers: { origin: backend } } },
    fs: { allow: [here('.'), here('../src/quebec/texts')] },
  },
  build: {
    outDir: here('../src/quebec/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The server lets the page use files of its own, and nothing written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('index.html') },
  },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
})
