import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { PopupHost } from '../app/popups/popup-host.tsx'
import { showPage } from './show-page.tsx'

/** Shows open popups, as over the page at `address`. */
export const showPopups = (at: { address?: string; language?: SiteLanguage } = {}) =>
  showPage(<PopupHost />, at)
