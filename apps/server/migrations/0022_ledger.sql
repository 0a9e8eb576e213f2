-- custom
-- The entries of a transaction sum up to zero when the database transaction ends, and are never changed.
create function check_ledger() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'The entries of ledger transaction % do not balance.', new.transaction_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger();
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the ledger are never changed.';
end $$;
--> statement-breakpoint
create trigger ledger_is_kept before update on ledger_entries
  for each row execute function refuse_ledger_change();
