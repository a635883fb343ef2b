import { maths } from '@trevo/titles/lua-do-cangaco/maths.ts'
import { theme } from '@trevo/titles/lua-do-cangaco/theme.ts'
import { checkBoard } from '../../testing/check-board.ts'
import { checkBuyBonus } from '../reels/testing/check-buy-bonus.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })
checkBuyBonus(tested)
