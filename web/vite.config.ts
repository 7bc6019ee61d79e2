/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues.ts'
import { shell } from './shell.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The server that `vite` forwards requests to during development.
const backend = process.env.QUEBEC_SERVER ?? 'http://127.0.0.1:8000'

/** What is opened at the earliest in a game, and by few: each a chunk of its own. */
const LATER = /src.(analysis|hint|legend|replay|whatif|share|tabletop|history|meeting|notices).|texts.(stories|tabletop|meeting|notices)|ftl.refusals/
const ofCourse = (module: string) => /texts.course|src.learn/.test(module)

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
    // The server's content security policy allows files of the page only, and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here('index.html'),
      output: {
        // All that a first visit needs is in two files, which compress better than many: the start page and a game.
        codeSplitting: {
          groups: [
            { name: 'start', test: /src.main\.ts$/, priority: 2 },
            { name: 'game', test: /src.table.TablePage\.svelte$/, priority: 1 },
          ],
        },
        // A list of files shows what the course, the rules and so on load.
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => {
          const from = facadeModuleId ?? name
          if (ofCourse(from) || moduleIds.every(ofCourse)) return 'assets/course-[name]-[hash].js'
          if (/texts.rulebook|src.rules|^Rulebook$/.test(from)) return 'assets/rules-[name]-[hash].js'
          if (LATER.test(from) || moduleIds.every((id) => LATER.test(id))) return 'assets/later-[name]-[hash].js'
          return 'assets/[name]-[hash].js'
        },
      },
    },
  },
  // A busy machine is slow, not wrong.
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 300_000 },
})
