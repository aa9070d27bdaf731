# def not_a_method; end
require 'set'

module Shop
  LIMIT = 3
  NAMES = %w[def class end].freeze
  TEXT = <<~TEXT
    def fake
      class Fake
    end
  TEXT
  Pair = Struct.new(:a, :b) do
    def sum = a + b

    def total(x) = [x, a].sum do |v|
      v if v
    end
  end

  class Error < StandardError; end

  class Order::Line < Base
    attr_reader :end, :if

    class << self
      def build(*args, **opts, &block)
        new(*args).tap { |x| x.if = 1 if args.any? }
      end
    end

    def self.find(id) = id
    def initialize(a, b = {}, c: 1) ; @a = a ; end
    def ==(other) other.class == self.class end
    def [](i); @a[i]; end
    def []=(i, v) @a[i] = v end
    def <=>(o) = 0
    def +@; self; end
    def name=(value)
      @name = value unless value.nil?
    end
    def empty?() true end
    private def hidden!
      return if @a
      x = if @a then 1 else 2 end
      y = while true do break end
      begin
        raise "x" unless y
      rescue => e
        puts e while false
      ensure
        z = case x when 1 then :end else :class end
      end while x
      until x; x = 1; end
      for i in [1, 2] do puts i end
      [1].each do |v| next if v end
      -> do x end
      value = \
        if x
          1
        end
      { if: 1, end: 2, class: z, "a": value }
      puts "#{x if y} end"
      x ? y : z
    end

    def with_heredocs(a)
      call(<<~ONE, <<-'TWO', if: 1)
        end
        def nope
      ONE
        end end
        TWO
      a =~ /end|def \/ class/ and return
    end

    def outer
      def inner; end
      Class.new do
        def anonymous; end
      end
    end
  end

  module_function

  def helper a, b
    a + b
  end
end

def top(a,
        b)
  loop do
    break unless a
  end
end
