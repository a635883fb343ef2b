import { allPlays } from '@trevo/lottery-rules/all-plays.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../../testing/show-to-member.tsx'
import { menuOf } from './play-list.ts'
import { usePlayLabels } from './use-play-labels.ts'

const Labels = ({ group }: { readonly group: string }) => {
  const { groupLabel, playLabel } = usePlayLabels()
  const menu = menuOf(allPlays.filter((play) => play.group === group))
  return (
    <ul>
      {menu.map((part) => (
        <li key={part.key} title={groupLabel(part)}>
          {part.plays.map((play) => playLabel(play, part)).join('|')}
        </li>
      ))}
    </ul>
  )
}

test.each([...new Set(allPlays.map(({ group }) => group))])(
  'in the menu of %s every group has a name, and its plays are told apart',
  async (group) => {
    await showToMember(<Labels group={group} />)
    for (const item of await screen.findAllByRole('listitem')) {
      const labels = (item.textContent ?? '').split('|')
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.filter((label) => label === '' || label !== label.trim())).toEqual([])
      expect(item.title).not.toBe('')
    }
  },
)
