-- One human in a company: accounts belong to brands, what the law asks of a human belongs to the person.
--
-- version before: writes members without naming a person, and CPFs to the account alone; the trigger below gives
-- each account its person, and no two accounts of a brand had one CPF before.
create table members.person (
  person_id bigint primary key generated always as identity,
  company_id integer not null,
  -- Null until an account of the person tells it.
  cpf text check (cpf ~ '^[0-9]{11}$'),
  -- The person whose accounts this one's became when both turned out to be one human.
  joined_person_id bigint references members.person check (joined_person_id <> person_id),
  constraint person_cpf unique (company_id, cpf),
  check (joined_person_id is null or cpf is null)
);
create index person_joined on members.person (joined_person_id) where joined_person_id is not null;

alter table members.member add column person_id bigint;

-- Accounts of a company that have one CPF are of one person.
insert into members.person (company_id, cpf)
  select b.company_id, m.tax_id from members.member m join settings.brand b on b.id = m.brand_id
  where m.tax_id is not null group by b.company_id, m.tax_id order by min(m.member_id);
update members.member m set person_id = p.person_id
  from settings.brand b, members.person p
  where b.id = m.brand_id and p.company_id = b.company_id and p.cpf = m.tax_id;
update members.member set person_id = nextval(pg_get_serial_sequence('members.person', 'person_id'))
  where person_id is null;
insert into members.person (person_id, company_id) overriding system value
  select m.person_id, b.company_id from members.member m join settings.brand b on b.id = m.brand_id
  where m.tax_id is null;

alter table members.member alter column person_id set not null,
  add constraint member_person foreign key (person_id) references members.person;
-- One account a person and brand.
create unique index member_of_person on members.member (person_id, brand_id);

-- Every account has a person of its brand's company, with the account's CPF.
create function members.give_person() returns trigger language plpgsql as $$
declare
  company integer;
begin
  if new.person_id is not null and (new.tax_id is null or exists (
    select from members.person p where p.person_id = new.person_id and p.cpf = new.tax_id
  )) then
    return new;
  end if;
  select b.company_id into strict company from settings.brand b where b.id = new.brand_id;
  if new.tax_id is null then
    insert into members.person (company_id) values (company) returning person_id into new.person_id;
    return new;
  end if;
  -- The person who has the CPF, else the account's own, else a new one.
  if new.person_id is not null and not exists (
    select from members.person p where p.company_id = company and p.cpf = new.tax_id
  ) then
    update members.person set cpf = new.tax_id where person_id = new.person_id and cpf is null;
    return new;
  end if;
  insert into members.person as p (company_id, cpf) values (company, new.tax_id)
    on conflict on constraint person_cpf do update set cpf = p.cpf
    returning p.person_id into new.person_id;
  return new;
end $$;

create trigger member_has_person before insert or update of tax_id on members.member
  for each row execute function members.give_person();
