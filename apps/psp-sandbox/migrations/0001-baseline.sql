-- A payment institution's own books: nothing here is shared with the platform, which reaches it
-- only through API Pix. Amounts are whole centavos, the unit Pix moves.
create schema if not exists psp;

create table psp.charge (
  txid text primary key check (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  loc_id bigint generated always as identity unique,
  location_token text not null unique,
  pix_key text not null check (length(pix_key) <= 77),
  amount_cents bigint not null check (amount_cents > 0),
  amount_changeable boolean not null,
  debtor jsonb,
  payer_request text check (length(payer_request) <= 140),
  additional jsonb not null default '[]',
  expires_after_sec integer not null check (expires_after_sec > 0),
  created_at timestamptz not null,
  status text not null check (
    status in ('ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP')
  ),
  revision integer not null default 0,
  -- Charges with a due date (cobv) live to the end of that day in Brasília and the days of grace after
  -- it; `expires_after_sec` holds that for both kinds, so that paying asks one question.
  due_on date,
  grace_days integer check (grace_days >= 0),
  constraint charge_due_with_grace
  check ((due_on is null) = (grace_days is null))
);
create index charge_created on psp.charge (created_at);

-- Money that arrived. A txid need not name a charge: a payer can type any into a static code.
create table psp.payment (
  e2e_id text primary key check (e2e_id ~ '^[a-zA-Z0-9]{32}$'),
  txid text check (txid ~ '^[a-zA-Z0-9]{1,35}$'),
  pix_key text not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz not null,
  payer_cpf text not null check (payer_cpf ~ '^\d{11}$'),
  payer_name text not null,
  -- Until then the institution itself does not tell who paid.
  payer_known_at timestamptz not null,
  payer_message text check (length(payer_message) <= 140)
);
create index payment_paid on psp.payment (paid_at);
create index payment_txid on psp.payment (txid);

create table psp.refund (
  e2e_id text not null references psp.payment,
  refund_id text not null check (refund_id ~ '^[a-zA-Z0-9]{1,35}$'),
  rtr_id text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  nature text not null,
  description text,
  status text not null check (status in ('EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO')),
  reason text,
  requested_at timestamptz not null,
  ends_at timestamptz not null,
  ends_as text not null check (ends_as in ('DEVOLVIDO', 'NAO_REALIZADO')),
  ended_at timestamptz,
  primary key (e2e_id, refund_id)
);
create index refund_open on psp.refund (ends_at) where status = 'EM_PROCESSAMENTO';

create table psp.webhook (
  pix_key text primary key,
  url text not null,
  created_at timestamptz not null
);

-- Notices still to be posted to a webhook; a lost one is never posted.
create table psp.notice (
  id bigint generated always as identity primary key,
  e2e_id text not null references psp.payment,
  due_at timestamptz not null,
  attempts integer not null default 0,
  state text not null default 'due' check (state in ('due', 'delivered', 'lost', 'given_up'))
);
create index notice_due on psp.notice (due_at) where state = 'due';

-- Money out. A payout is asked for under the client's id; the same id is the same payout for ever,
-- also after it was withdrawn before it came (status NAO_REALIZADO, amount 0).
create table psp.payout (
  payout_id text primary key check (payout_id ~ '^[a-zA-Z0-9]{1,35}$'),
  mode text not null check (mode in ('PIX', 'ENTRE_PESSOAS')),
  amount_cents bigint not null check (amount_cents >= 0),
  -- Pix key or bank account, as ordered.
  target jsonb not null,
  holder_cpf text not null,
  holder_name text not null,
  fingerprint text not null,
  e2e_id text not null unique,
  status text not null check (
    status in (
      'EM_PROCESSAMENTO', 'AGUARDANDO_CONFIRMACAO', 'REALIZADO', 'NAO_REALIZADO', 'DEVOLVIDO'
    )
  ),
  reason text,
  requested_at timestamptz not null,
  ends_at timestamptz not null,
  ends_as text not null check (ends_as in ('REALIZADO', 'NAO_REALIZADO')),
  ended_at timestamptz,
  -- The bank of the payee gives it back, days after it took it.
  returns_at timestamptz,
  returned_at timestamptz
);
create index payout_open on psp.payout (ends_at) where status = 'EM_PROCESSAMENTO';
create index payout_returning on psp.payout (returns_at) where status = 'REALIZADO';
create index payout_requested on psp.payout (requested_at);

-- A payout between people: others pay it in parts, straight to the payee, who says what arrived.
create table psp.payout_part (
  payout_id text not null references psp.payout,
  part_id text not null check (part_id ~ '^[a-zA-Z0-9]{1,35}$'),
  amount_cents bigint not null check (amount_cents > 0),
  e2e_id text not null unique,
  status text not null check (
    status in ('A_ENVIAR', 'ENVIADA', 'RECEBIDA', 'NAO_RECEBIDA', 'COMPROVADA', 'NAO_PAGA')
  ),
  sends_at timestamptz not null,
  -- When the institution rules on a part said not to have arrived.
  rules_at timestamptz,
  rules_as text check (rules_as in ('COMPROVADA', 'NAO_PAGA')),
  ended_at timestamptz,
  primary key (payout_id, part_id)
);
create index part_sending on psp.payout_part (sends_at) where status = 'A_ENVIAR';
create index part_ruling on psp.payout_part (rules_at) where status = 'NAO_RECEBIDA';

create table psp.payout_notice (
  id bigint generated always as identity primary key,
  payout_id text not null references psp.payout,
  due_at timestamptz not null,
  attempts integer not null default 0,
  state text not null default 'due' check (state in ('due', 'delivered', 'lost', 'given_up'))
);
create index payout_notice_due on psp.payout_notice (due_at) where state = 'due';

-- Whose a Pix key is. A CPF key belongs to its CPF without standing here.
create table psp.key_holder (
  pix_key text primary key,
  cpf text not null check (cpf ~ '^\d{11}$'),
  name text not null
);
