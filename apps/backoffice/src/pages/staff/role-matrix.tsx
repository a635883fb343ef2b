import { moneyRights } from '@trevo/contract/ops/staff/money-rights.ts'
import { rights, type Right } from '@trevo/contract/ops/rights.ts'
import type { StaffRole } from '@trevo/contract/ops/staff/people.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { nameRight } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { PartState } from '../../shell/page-states.tsx'
import { RoleDialog } from './role-dialog.tsx'
import styles from './staff.module.css'
import { nameRole, rolesQuery } from './use-staff.ts'

const moneySet: ReadonlySet<Right> = new Set(moneyRights)

const Cell = ({ held }: { readonly held: StaffRole['rights'][number] | undefined }) => {
  const t = useT()
  return (
    <td className={styles['cell']} data-held={Boolean(held)}>
      {!held && <span className="visually-hidden">{t('word.no')}</span>}
      {held && held.ceiling !== null && formatReais(held.ceiling)}
      {held?.ceiling === null && (
        <>
          <Check size={14} aria-hidden="true" />
          <span className="visually-hidden">{t('word.yes')}</span>
        </>
      )}
    </td>
  )
}

/** Every role against every right. A role of the brand's own is changed from its heading. */
export const RoleMatrix = () => {
  const t = useT()
  const { data, error } = useQuery(rolesQuery)
  const mayManage = useRight('staff.manage') !== undefined
  const [changed, setChanged] = useState<string>()
  if (!data) return <PartState error={error} />
  const { roles } = data
  const heldBy = (right: Right, role: StaffRole) => role.rights.find((one) => one.right === right)
  return (
    <>
      <p className="o-muted">{t('staff.matrixText')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keyboard */}
      <section className={styles['matrix']} aria-label={t('staff.tab.roles')} tabIndex={0}>
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('word.right')}</th>
              {roles.map((role) => (
                <th key={role.role} scope="col" className={styles['roleHead']}>
                  {role.isDelivered || !mayManage ? (
                    nameRole(t, role.role)
                  ) : (
                    <button type="button" className="o-link" onClick={() => setChanged(role.role)}>
                      {nameRole(t, role.role)}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map((right) => (
              <tr key={right}>
                <th scope="row" className={styles['right']}>
                  {nameRight(t, right)}{' '}
                  {moneySet.has(right) && (
                    <span className="o-pill o-warn">{t('staff.movesMoney')}</span>
                  )}
                </th>
                {roles.map((role) => (
                  <Cell key={role.role} held={heldBy(right, role)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {changed !== undefined && (
        <RoleDialog
          role={roles.find((one) => one.role === changed)}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  )
}
