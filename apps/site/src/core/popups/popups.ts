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

/** Opens a popup of the table above the open ones; the same popup again replaces itself. */
export const openPopup = <Name extends PopupName>(name: Name, props: PopupProps<Name>): void => {
  // Name and props belong together by this function's own types.
  const next = { name, props, id: ++lastId } as unknown as OpenPopup
  set([...open.filter((popup) => popup.name !== name), next])
}

export const isPopupOpen = (name: PopupName): boolean => open.some((popup) => popup.name === name)

/** Closes a popup by name, or the one on top. */
export const closePopup = (name?: PopupName): void =>
  set(name ? open.filter((popup) => popup.name !== name) : open.slice(0, -1))

export const closeAllPopups = (): void => set(none)

/** Closes any open popup and opens this one: login → register. */
export const switchPopup = <Name extends PopupName>(name: Name, props: PopupProps<Name>): void => {
  open = none
  openPopup(name, props)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePopups = (): readonly OpenPopup[] =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => none,
  )
