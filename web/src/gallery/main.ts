import { mount } from 'svelte'
import '../app.css'
import '../fonts.css'
import { languages, type Language } from '../texts/catalogue'
import { load } from '../texts/load'
import Gallery from './Gallery.svelte'
import type { Moment } from './moment'

const moments = import.meta.glob<{ default: Moment }>('../../.generated/moments/*.json')
const asked = new URLSearchParams(location.search)
const name = asked.get('moment') ?? 'site-4'
const wished = asked.get('lang') as Language
const language = languages.includes(wished) ? wished : 'en'
document.documentElement.lang = language
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const fetched = moments[`../../.generated/moments/${name}.json`]
if (!fetched) throw new Error(`there is no moment ${name}`)
const [{ default: moment }, catalogue] = await Promise.all([fetched(), load(language)])
mount(Gallery, {
  target: document.getElementById('page')!,
  props: {
    moment,
    catalogue,
    aim: asked.get('aim'),
    names: Object.keys(moments).map((path) => path.replace(/.*\/|\.json/g, '')),
  },
})
document.documentElement.dataset.ready = 'yes'
