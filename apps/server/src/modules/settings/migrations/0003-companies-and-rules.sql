-- A company groups up to three brands, and each rule of a jurisdiction is a row with its own day.
--
-- version before: inserts no brand but the demo's, which the trigger below gives a company; it goes on reading
-- and planning rules in settings.jurisdiction_profile, whose later rows count in that version alone.
create table settings.company (
  id integer primary key generated always as identity,
  name text not null check (length(name) between 1 and 120)
);

-- The place among the company's brands, so that a fourth finds none.
alter table settings.brand
  add column company_id integer references settings.company,
  add column company_place smallint not null default 1 check (company_place between 1 and 3);

-- Every brand until now is of a company of its own.
insert into settings.company (id, name) overriding system value
  select b.id, b.name from settings.brand b order by b.id;
select setval(pg_get_serial_sequence('settings.company', 'id'), max(id)) from settings.company
  having max(id) is not null;
update settings.brand set company_id = id;
alter table settings.brand alter column company_id set not null;
alter table settings.brand add constraint brand_of_company unique (company_id, company_place);

-- A brand of which nobody says the company gets one of its own.
create function settings.give_company() returns trigger language plpgsql as $$
begin
  if new.company_id is null then
    select b.company_id, b.company_place into new.company_id, new.company_place
      from settings.brand b where b.merchant = new.merchant;
  end if;
  if new.company_id is null then
    insert into settings.company (name) values (new.name) returning id into new.company_id;
    new.company_place := 1;
  end if;
  return new;
end $$;

create trigger brand_has_company before insert on settings.brand
  for each row execute function settings.give_company();

-- Every value that a rule ever had or will have; the newest one in force counts.
create table settings.rule (
  jurisdiction text not null check (jurisdiction in ('open', 'br')),
  key text not null check (key ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  -- The day from which it counts.
  effective_at timestamptz not null,
  value jsonb not null,
  -- Which article asks for it, and how sure that is: H the text was read, M several sources, L one.
  article text check (length(article) between 1 and 120),
  confidence text check (confidence in ('H', 'M', 'L')),
  primary key (jurisdiction, key, effective_at),
  check (confidence is null or article is not null)
);

-- A row for each value that became different, and the values that earlier versions took for missing ones.
insert into settings.rule (jurisdiction, key, effective_at, value, article)
select name, key, effective_at, value, nullif(left(article, 120), '')
from (
  select p.name, one.key, p.effective_at, one.value, p.articles ->> one.key as article,
    lag(one.value) over before as value_before,
    lag(p.articles ->> one.key) over before as article_before,
    row_number() over before as place
  from settings.jurisdiction_profile p,
    jsonb_each('{"featureBuy": false, "closedCategories": [], "demoInvitesToPlay": false,
      "birthDateRequired": false, "moneyBetweenMembers": false, "rewardNeedsSettledBet": true,
      "prizePayableMin": 0, "peerPayouts": false, "sharedTickets": false, "mfaEveryDays": 0}'::jsonb
      || p.rules) one
  window before as (partition by p.name, one.key order by p.effective_at)
) version
where place = 1 or value is distinct from value_before or article is distinct from article_before;

comment on table settings.jurisdiction_profile is
  'read and written by the version before alone; the next version drops it';
