import type { UseQueryResult } from '@tanstack/react-query'
import type { Right } from '@trevo/contract/ops/rights.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'

/** The figures of one reading, once they are there. */
export const Read = <Value,>({
  query: { data, error },
  children,
}: {
  readonly query: UseQueryResult<Value>
  readonly children: (data: Value) => ReactNode
}) => {
  if (error) return <p className="o-muted">{error.message}</p>
  return data === undefined ? <PartLoading /> : children(data)
}

/** A part of the inspection; it is shown to those who have the right of its own area. */
export const Part = ({
  title,
  right,
  to,
  children,
}: {
  readonly title: string
  readonly right: Right
  readonly to: string
  readonly children: ReactNode
}) => {
  const t = useT()
  if (useRight(right) === undefined) return null
  return (
    <Panel
      title={title}
      aside={
        <Link className="o-link" to={to}>
          {t('regulator.open')}
        </Link>
      }
    >
      {children}
    </Panel>
  )
}
