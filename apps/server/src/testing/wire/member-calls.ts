import { call, type WireCall } from './wire-call.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/** CALL-53..70: rewards, contracts, points, messages. */
export const memberCalls: readonly WireCall[] = [
  call('CALL-53', 'GET', '/wps/relay/MCSFE_getMissionSummaryDetails', 'REWCEN3', {
    token: 'required',
    full: 'missions',
    answers: ['missions'],
  }),
  call('CALL-54', 'GET', '/wps/relay/MCSFE_getMissionLeaderboard', 'REWCEN3', {
    token: 'required',
    answers: ['board'],
  }),
  call('CALL-55', 'POST', '/wps/relay/MCS2_processDividendReq', 'SIGNCONDIV3', {
    token: 'required',
    payload: { type: 'LIVE', status: 'A' },
    answers: { code: 'contract.unknown' },
  }),
  call('CALL-56', 'POST', '/wps/relay/MCS2_processDailySalContract', 'DAILYSALCONT3', {
    token: 'required',
    payload: { id: unknownId, status: 'A' },
    answers: { code: 'contract.unknown' },
  }),
  call('CALL-57', 'POST', '/wps/relay/MCS2_processContractHourSalary', 'HOURSAL3', {
    token: 'required',
    payload: { contractId: unknownId, status: 'A' },
    answers: { code: 'contract.unknown' },
  }),
  call('CALL-58', 'POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'RTSALARY3', {
    token: 'required',
    payload: { contractId: unknownId, status: 'A' },
    answers: { code: 'contract.unknown' },
  }),
  call('CALL-59', 'POST', '/wps/relay/MCS2_claimRafflePromotion', 'REWCEN3', {
    token: 'required',
    payload: { raffleId: 2_000_000_000 },
    answers: { code: 'rewards.unknown' },
  }),
  call('CALL-60', 'GET', '/wps/relay/MCS2_getPointBalance', 'PTSYS3', {
    token: 'required',
    answers: ['point'],
  }),
  call('CALL-61', 'GET', '/wps/relay/MCS2_getPointReward', 'PTSYS3', {
    token: 'required',
    full: 'list',
    answers: ['list'],
  }),
  call('CALL-62', 'GET', '/wps/relay/MCS2_getRedeemPointList', 'PTSYS3', {
    token: 'required',
    answers: ['list'],
  }),
  call('CALL-63', 'GET', '/wps/relay/MCS2_getPointConfig', 'PTSYS3', {
    token: 'required',
    full: 'rules',
    answers: ['ratio', 'rules'],
  }),
  call('CALL-64', 'POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', 'PTSYS3', {
    token: 'required',
    encrypted: true,
    payload: { clientId: unknownId, rewardId: 1, quantity: 1, paymentPassword: '000000' },
    answers: { code: 'payment_password.not_set' },
  }),
  call('CALL-65', 'POST', '/wps/relay/passwordCheck/MCS2_convertPoint', 'PTSYS3', {
    token: 'required',
    encrypted: true,
    payload: { clientId: unknownId, amount: '10.00', paymentPassword: '000000' },
    answers: { code: 'payment_password.not_set' },
  }),
  call('CALL-66', 'GET', '/wps/relay/ODSFE2_MemTransDet', 'MEMTRANS3', {
    token: 'required',
    answers: ['list'],
  }),
  call('CALL-67', 'GET', '/wps/relay/CSP_unreadCount', 'INBOX3', {
    token: 'required',
    answers: 'number',
  }),
  call('CALL-68', 'GET', '/wps/relay/CBS_modelList', 'CBS3', { full: 'list', answers: ['list'] }),
  call('CALL-69', 'POST', '/wps/relay/CBS_launchChat', 'CBS3', {
    payload: { modelId: 1 },
    answers: ['chatUrl'],
  }),
  call('CALL-70', 'POST', '/wps/member/language', 'COMM3', {
    payload: { language: 'EN' },
    answers: null,
  }),
]
