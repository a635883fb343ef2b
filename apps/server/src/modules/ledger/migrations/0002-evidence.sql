-- version before: writes each movement of an adjustment once, so the index of movements refuses nothing of it.
-- Pictures that show why a balance is adjusted, sealed: nobody reads them from the table. Without an adjustment, one
-- waits for it and is removed after some days.
create table ledger.evidence (
  id uuid primary key,
  brand_id integer not null,
  member_id bigint not null,
  content bytea not null,
  -- Keyed hash of what was sent, for a repeated call.
  fingerprint bytea not null,
  added_by text not null,
  added_at timestamptz not null,
  adjustment_id uuid references ledger.adjustment (id)
);
create index evidence_of_adjustment on ledger.evidence (adjustment_id) where adjustment_id is not null;
create index evidence_unused on ledger.evidence (brand_id, added_at) where adjustment_id is null;

-- What an adjustment was decided upon stays as it was.
create trigger kept before update or delete on ledger.evidence
  for each row when (old.adjustment_id is not null) execute function ledger.refuse_change();

-- A movement leads to the adjustment that made it.
create unique index adjustment_of_transfer on ledger.adjustment (transfer_id);
