import { createContext, use } from 'react'

/** Whether the page was rendered in low-data mode: by the visitor's choice, or because the browser saves data. */
export const LowData = createContext(false)

export const useLowData = (): boolean => use(LowData)

/** What a press does: `low` and `full` choose for this browser, `shown` loads the pictures of this page. */
export type DataPress = 'low' | 'full' | 'shown'

/** Attributes of a button that `lowDataScript` obeys. */
export const pressesData = (press: DataPress) => ({ 'data-sets-data': press })

/** Shows (`shown`) or holds back (`on`) the pictures of this page; without effect outside of low-data mode. */
export const setPictures = (state: 'on' | 'shown'): void => {
  const { dataset } = document.documentElement
  if (dataset['lowData'] !== undefined) dataset['lowData'] = state
}

/**
 * Obeys the buttons of low-data mode, before the program has loaded and afterwards: a page in this mode has no program
 * until one is needed. A choice is kept in a cookie, because the server renders the mode; a browser that turns it on
 * keeps nothing for offline use any more, since that would be fetched again with each release.
 */
export const lowDataScript =
  `addEventListener('click',e=>{let d=document,v=e.target.closest?.('[data-sets-data]')?.dataset.setsData;` +
  `if(v=='shown')d.documentElement.dataset.lowData=v;else if(v){` +
  `d.cookie='data='+v+';Path=/;Max-Age=31536000;SameSite=Lax'+(location.protocol=='https:'?';Secure':'');` +
  `Promise.resolve(v=='low'&&navigator.serviceWorker?.getRegistration().then(r=>r?.unregister()))` +
  `.catch(()=>0).then(()=>location.reload())}})`
