import { mount } from 'svelte'
import './app.css'
import './fonts.css'
import App from './App.svelte'
import { settings } from './settings/settings.svelte'
import { shell } from './shell/shell.svelte'

settings.apply()
mount(App, { target: document.getElementById('page')! })
if (import.meta.env.PROD) void shell.install()
