import type { Right } from '@trevo/contract/ops/rights.ts'
import type { OfficeArea, OfficeKey } from '@trevo/i18n/office/areas.ts'
import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'
import { useLocation, type RouteObject } from 'react-router'
import { useOperator } from './operator.ts'

/** An area of the back office: its place in the navigation, its texts and its routes. */
export type Area = {
  readonly to: string
  readonly text: OfficeKey
  readonly icon: LucideIcon
  readonly group: 'top' | 'queues' | 'run' | 'company' | 'own'
  /** Without it everybody sees the area. */
  readonly right?: Right
  /** Text areas that its pages use, besides those of the frame; loaded with the first page. */
  readonly texts: readonly OfficeArea[]
  readonly routes: RouteObject[]
}

const Context = createContext<readonly Area[]>([])
export const AreasProvider = Context

/** The areas that the operator's rights allow, in the order of the navigation. */
export const useAreas = (): readonly Area[] => {
  const { rights } = useOperator()
  const held = new Set(rights.map(({ right }) => right))
  return use(Context).filter(({ right }) => right === undefined || held.has(right))
}

/** Of these areas the one that the page's address is under; of two the one with the longer address. */
export const useAreaHere = (areas: readonly Area[]): Area | undefined => {
  const { pathname } = useLocation()
  return areas
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0]
}
