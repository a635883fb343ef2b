import '@trevo/ui/tokens.css'
import '@trevo/ui/office-tokens.css'
import '@trevo/ui/base.css'
import './fonts.css'
import './office.css'
import { languages } from '@trevo/languages/languages.ts'
import { createRoot } from 'react-dom/client'
import { readPreferences } from '../core/preferences.ts'
import { loadTexts } from '../core/texts.tsx'
import { App } from './app.tsx'

const { language } = readPreferences()
document.documentElement.lang = languages[language].htmlLang
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
await loadTexts(language)
createRoot(root).render(<App />)
