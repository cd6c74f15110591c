-- Entries that were paid for before their check was started.
ALTER TABLE check_entries ADD COLUMN is_paid boolean NOT NULL DEFAULT false;
UPDATE check_entries SET is_paid = true FROM checks WHERE checks.id = check_id AND options ? 'charged'
  AND state IN ('queued', 'running') AND result IS NOT NULL;
