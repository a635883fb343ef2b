import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useOperator } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import type { ActName } from './act-dialogs.tsx'
import styles from './member.module.css'

type Act = {
  readonly name: ActName | 'adjust'
  readonly right: Right
  readonly isPossible: boolean
}

const actsOf = ({ member, closedAt, reopenableUntil, permissions }: MemberPage): readonly Act[] => {
  const isOpen = closedAt === null
  const isBlocked = permissions.some(({ by }) => by === 'operator') || member.blocked.length > 0
  return [
    { name: 'block', right: 'members.block', isPossible: true },
    { name: 'unblock', right: 'members.block', isPossible: isBlocked },
    { name: 'adjust', right: 'ledger.adjust', isPossible: true },
    { name: 'endSessions', right: 'members.correct', isPossible: true },
    { name: 'contact', right: 'members.correct', isPossible: isOpen },
    { name: 'type', right: 'members.correct', isPossible: isOpen },
    { name: 'reopen', right: 'members.correct', isPossible: reopenableUntil !== null },
    { name: 'tags', right: 'members.note', isPossible: true },
  ]
}

/** Everything that can be done about the account; what is not the operator's right says whose it is. */
export const ActMenu = ({
  page,
  onChoose,
}: {
  readonly page: MemberPage
  readonly onChoose: (name: ActName) => void
}) => {
  const t = useT()
  const { rights } = useOperator()
  const held = new Set(rights.map(({ right }) => right))
  const acts = actsOf(page).filter(({ isPossible }) => isPossible)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  useKeys({ '.': () => setOpen(true) })
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="o-btn">
        {t('members.act.act')} <ChevronDown size={14} aria-hidden="true" /> <kbd>.</kbd>
      </Button>
      <Popover placement="bottom end" className={styles['menu'] ?? ''}>
        <Menu
          aria-label={t('members.act.act')}
          disabledKeys={acts.filter(({ right }) => !held.has(right)).map(({ name }) => name)}
          onAction={(key) => {
            const chosen = acts.find(({ name }) => name === key)
            if (chosen?.name === 'adjust') {
              void navigate(`/ledger/adjust?member=${page.member.username}`)
            } else if (chosen) onChoose(chosen.name)
          }}
        >
          {acts.map(({ name, right }) => (
            <MenuItem key={name} id={name} textValue={t(`members.act.${name}`)}>
              {t(`members.act.${name}`)}
              {!held.has(right) && <small className="o-muted">{needs(t, right)}</small>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
