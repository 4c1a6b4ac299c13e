package hotel.example.storage;

import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/** Rows of one kind, each of one guest. */
public abstract class GuestRows<T> {
  private final Map<Long, Deque<T>> rows = new ConcurrentHashMap<>();
  private final AtomicLong lastId = new AtomicLong();

  /** Stores the row that {@code create} makes of the next id, and returns it. */
  public T add(long guestId, LongFunction<T> create) {
    T row = create.apply(lastId.incrementAndGet());
    rows.computeIfAbsent(guestId, id -> new ConcurrentLinkedDeque<>()).addFirst(row);
    return row;
  }

  /** The rows of a guest, newest first. */
  public List<T> findByGuest(long guestId) {
    Deque<T> own = rows.get(guestId);
    return own == null ? List.of() : List.copyOf(own);
  }
}
