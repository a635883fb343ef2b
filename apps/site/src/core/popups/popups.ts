import { useSyncExternalStore } from 'react'
import type { PopupName, PopupProps } from './popup-props.ts'

export type OpenPopup = {
  readonly [Name in PopupName]: {
    readonly name: Name
    readonly props: PopupProps<Name>
    readonly id: number
  }
}[PopupName]

let open: readonly OpenPopup[] = []
let lastId = 0
const listeners = new Set<() => void>()
const none: readonly OpenPopup[] = []

const set = (next: readonly OpenPopup[]): void => {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a popup from the table on top of the open ones; opening the same one again replaces it. */
export const openPopup = <Name extends PopupName>(name: Name, props: PopupProps<Name>): void => {
  // This function's own types tie the name to its props.
  const next = { name, props, id: ++lastId } as unknown as OpenPopup
  set([...open.filter((popup) => popup.name !== name), next])
}

export const isPopupOpen = (name: PopupName): boolean => open.some((popup) => popup.name === name)

/** Closes a popup by name, or the topmost one. */
export const closePopup = (name?: PopupName): void =>
  set(name ? open.filter((popup) => popup.name !== name) : open.slice(0, -1))

export const closeAllPopups = (): void => set(none)

/** Closes any open popup and opens this one, as from login to register. */
export const switchPopup = <Name extends PopupName>(name: Name, props: PopupProps<Name>): void => {
  open = none
  openPopup(name, props)
}

/** Calls back when a popup opens or closes; returns a function that stops it. */
export const subscribePopups = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePopups = (): readonly OpenPopup[] =>
  useSyncExternalStore(
    subscribePopups,
    () => open,
    () => none,
  )
